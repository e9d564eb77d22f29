/** CPU that this process has taken so far, on all cores together, in milliseconds. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Memory that this process holds, its interpreter and all. */
export const megabytesHeld = (): number => process.memoryUsage.rss() / 1024 / 1024;
