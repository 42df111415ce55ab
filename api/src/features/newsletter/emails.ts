import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import { besides } from '../../http/besides.ts';
import { unsubscribeHeaders } from '../../http/one-click.ts';
import { emailBody, type Part } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';

/** The page that unsubscribes with one click. */
export function unsubscribeUrl(token: string, publicUrl: URL): string {
  return pageUrl(publicUrl, pages.newsletterUnsubscribe, token);
}

/**
 * An issue of the newsletter for one subscriber, with a link to unsubscribe below it and the headers that let an email
 * program unsubscribe by itself.
 * `unsubscribeToken` comes from `addUnsubscribeToken`, a new one for each email.
 */
export function newsletterEmail(
  issue: { kind?: string; subject: string; greeting?: string; paragraphs: readonly Part[] },
  to: { email: string; unsubscribeToken: string },
  publicUrl: URL,
): Email {
  return {
    kind: issue.kind ?? 'newsletter',
    to: to.email,
    subject: issue.subject,
    headers: unsubscribeHeaders(
      besides.newsletterOneClick,
      to.unsubscribeToken,
      'Unsubscribe from the newsletter',
      publicUrl,
    ),
    ...emailBody({
      greeting: issue.greeting ?? 'Hello,',
      paragraphs: issue.paragraphs,
      footnote: {
        text: `You get this email because you subscribed to the ${brand.name} newsletter.`,
        link: unsubscribeUrl(to.unsubscribeToken, publicUrl),
        label: 'Unsubscribe',
      },
    }),
  };
}

interface News {
  readonly subject: string;
  readonly paragraphs: readonly Part[];
}

/** An issue for somebody on the waitlist, who leaves it by writing to us. */
export function waitlistEmail({ subject, paragraphs }: News, to: string): Email {
  const leave = `mailto:${brand.supportEmail}?subject=${encodeURIComponent('Leave the waitlist')}`;
  return {
    kind: 'waitlist_news',
    ...{ to, subject },
    headers: { 'List-Unsubscribe': `<${leave}>` },
    ...emailBody({
      greeting: 'Hello,',
      paragraphs,
      footnote: {
        text: `You get this email because you asked for a place on the ${brand.name} waitlist.`,
        link: leave,
        label: 'Leave the waitlist',
      },
    }),
  };
}

/** An issue for a member, such as of new terms: no switch leaves it out, and nothing in it switches it off. */
export function memberEmail({ subject, paragraphs }: News, to: string, publicUrl: URL): Email {
  return {
    kind: 'member_news',
    ...{ to, subject },
    ...emailBody({
      greeting: 'Hello,',
      paragraphs,
      footnote: {
        text: `You get this email because you have an account at ${brand.name}. It concerns every member, so it comes whichever emails you have switched off.`,
        link: pageUrl(publicUrl, pages.account),
        label: 'Your account',
      },
    }),
  };
}

/** Asks the owner of an address whether they want the newsletter. */
export function confirmSubscriptionEmail(email: string, token: string, publicUrl: URL): Email {
  return {
    kind: 'newsletter_confirm',
    urgent: true,
    to: email,
    subject: `Please confirm: the ${brand.name} newsletter`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        `Somebody, hopefully you, entered this address for the weekly ${brand.name} newsletter. One click and it is yours; you can unsubscribe at any time.`,
        {
          link: pageUrl(publicUrl, pages.newsletterConfirm, token),
          label: 'Confirm my subscription',
        },
        'The link works for seven days. If it was not you, there is nothing you need to do: without your click there is no newsletter.',
      ],
    }),
  };
}

/** The first email after consent. */
export function welcomeEmail(email: string, unsubscribeToken: string, publicUrl: URL): Email {
  return newsletterEmail(
    {
      kind: 'newsletter_welcome',
      subject: `Welcome to the ${brand.name} newsletter`,
      paragraphs: [
        'You are subscribed. Once a week we write about finding a co-founder, sharing equity fairly and building a company together.',
        { link: pageUrl(publicUrl, pages.blog), label: 'Read our articles in the meantime' },
      ],
    },
    { email, unsubscribeToken },
    publicUrl,
  );
}

/** For a subscriber whose address was entered once more. */
export function alreadySubscribedEmail(email: string, unsubscribeToken: string, publicUrl: URL): Email {
  return newsletterEmail(
    {
      kind: 'newsletter_already',
      subject: `You already get the ${brand.name} newsletter`,
      paragraphs: [
        'Somebody, hopefully you, entered this address for our newsletter once more. You get it already, so there is nothing to do.',
        'If our emails do not reach you, please look in your spam folder and mark them as wanted.',
      ],
    },
    { email, unsubscribeToken },
    publicUrl,
  );
}
