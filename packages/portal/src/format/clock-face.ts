/** `7:05`, and `1:07:05` from an hour on. */
export function clockFace(all: number): string {
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Formats hours and minutes as time records do: `7:05`, `−0:20`. */
export function hoursFace(minutes: number): string {
  const all = Math.abs(Math.trunc(minutes))
  return `${minutes < 0 && all > 0 ? '−' : ''}${Math.floor(all / 60)}:${two(all % 60)}`
}

const two = (value: number) => String(value).padStart(2, '0')
