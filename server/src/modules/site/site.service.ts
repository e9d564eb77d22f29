import { sitemapOf } from '../../platform/http/split-sitemap.ts';

export { type HiringCompany, type InstallationFigures, sitePorts } from './ports.ts';

/** What robots.txt names of the blog, which is written by a module further right. */
export const BLOG_SITEMAP = sitemapOf('blog');
