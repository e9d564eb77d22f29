/** Addresses of the blog, apart from those of the signed-in areas: the foot of every public page carries them. */
export const blogPaths = {
  blog: '/blog',
  blogArticle: '/blog/:slug',
} as const;
