-- Remote jobs beside those of a place, each by its own index.
create index job_search_model on job_search (location_model, published_at desc, job_id desc);
