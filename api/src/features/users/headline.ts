import { type SQL, sql } from 'drizzle-orm';
import { experiences, founderProfiles, users } from '../../db/schema.ts';

/** What a member on `users`, left joined with `founderProfiles`, does: their company, or their first role; null when neither is known. */
export const headline = (): SQL<string | null> => sql`coalesce(${founderProfiles.companyName}, (
  select ${experiences.role} from ${experiences} where ${experiences.userId} = ${users.id}
  order by ${experiences.startDate} desc, ${experiences.id} desc limit 1))`;
