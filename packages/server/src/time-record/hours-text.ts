/** Formats hours and minutes as time records do: `7:05`, `-0:20`. */
export function hoursOf(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  const sign = seconds < 0 && minutes > 0 ? '-' : ''
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
