-- A queue for jobs whose process ended while they ran: see `interrupted` in `jobs/lanes.ts`.
SELECT pgboss.create_queue('interrupted', '{"policy":"standard"}');
