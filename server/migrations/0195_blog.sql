-- An article that its author also shows to everybody. Its address was made when it came to the blog first, and stays.
alter table knowledge_items
  add column on_blog boolean not null default false,
  add column blog_slug text unique check (blog_slug ~ '^[a-z0-9-]{2,80}$'),
  add constraint knowledge_items_blog_of_articles check (kind = 'article' or not on_blog),
  add constraint knowledge_items_blog_has_address check (blog_slug is not null or not on_blog);
create index knowledge_items_blog on knowledge_items (published_at desc, id desc) where on_blog and status = 'published';   -- the blog
