import { refuse } from '#contract/refuse.ts'

/** Whom a holiday is for. */
export type HolidayPlace = {
  country: string
  region: string | null
  locality: string | null
  workCenterId: string | null
}
export type HolidayScope = 'national' | 'regional' | 'local' | 'center'

/** The reach of a holiday is the narrowest place given. */
export function scopeOf({ region, locality, workCenterId }: Omit<HolidayPlace, 'country'>): HolidayScope {
  if (workCenterId !== null) return 'center'
  if (locality !== null) return 'local'
  return region === null ? 'national' : 'regional'
}

/** The normalised place: blank values are null, a region is upper case, and a municipality requires a region. */
export function placeOf(input: Partial<HolidayPlace>): HolidayPlace {
  const place = {
    country: input.country ?? 'ES',
    region: wordOf(input.region)?.toUpperCase() ?? null,
    locality: wordOf(input.locality),
    workCenterId: input.workCenterId ?? null,
  }
  if (place.workCenterId === null && place.locality !== null && place.region === null)
    refuse('blank', 'region')
  return place
}

const wordOf = (word: string | null | undefined): string | null => {
  const trimmed = word?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
