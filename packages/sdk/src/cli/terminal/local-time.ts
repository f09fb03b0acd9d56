/** Formats an instant in the machine's time zone, sortable and without seconds: `2026-11-21 14:36`. */
export function localTime(instant: string): string {
  const at = new Date(instant)
  const padded = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), padded(at.getMonth() + 1), padded(at.getDate())].join('-')
  return `${day} ${padded(at.getHours())}:${padded(at.getMinutes())}`
}
