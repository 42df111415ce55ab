import { relations } from 'drizzle-orm';
import {
  applicantPreferences,
  educations,
  experiences,
  founderPreferences,
  founderProfiles,
  profiles,
  users,
} from './schema.ts';

export const usersRelations = relations(users, ({ one, many }) => ({
  profile: one(profiles, { fields: [users.id], references: [profiles.userId] }),
  founderProfile: one(founderProfiles, { fields: [users.id], references: [founderProfiles.userId] }),
  founderPreference: one(founderPreferences, { fields: [users.id], references: [founderPreferences.userId] }),
  applicantPreference: one(applicantPreferences, {
    fields: [users.id],
    references: [applicantPreferences.userId],
  }),
  experiences: many(experiences),
  educations: many(educations),
}));

export const experiencesRelations = relations(experiences, ({ one }) => ({
  user: one(users, { fields: [experiences.userId], references: [users.id] }),
}));

export const educationsRelations = relations(educations, ({ one }) => ({
  user: one(users, { fields: [educations.userId], references: [users.id] }),
}));
