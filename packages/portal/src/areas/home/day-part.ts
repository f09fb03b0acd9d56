/** The part of the day of an hour, as people greet in Spanish: afternoon begins after lunch, evening after sunset. */
export function dayPartOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 6 && hour < 13) return 'morning'
  return hour >= 13 && hour < 21 ? 'afternoon' : 'evening'
}
