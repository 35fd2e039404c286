const daySeconds = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** What is left in whole seconds, as it is read: a clock within the last day, days and hours before it. */
export function timeLeft(seconds: number): string | { days: number; hours: number } {
  const hours = Math.floor(seconds / 3600);
  if (seconds >= daySeconds) return { days: Math.floor(hours / 24), hours: hours % 24 };
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
