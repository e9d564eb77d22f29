// Loaded before the server by the scripts that start it: when they are gone, killed without warning, it ends as well,
// instead of holding its port against the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Being told must not be what keeps the process alive.
process.channel?.unref();
