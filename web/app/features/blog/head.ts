import { brand } from '@ampersand/contract/brand';
import type { MetaDescriptor } from 'react-router';

/** Lets feed readers find the articles. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand.name}: Founder Insights`,
  href: '/rss.xml',
};
