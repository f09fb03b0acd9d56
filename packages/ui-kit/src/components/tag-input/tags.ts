/** Returns what is wrong with a value, or undefined when it is valid. */
export type TagRule = (tag: string) => string | null | undefined

/** Splits the text into tags to add and the rest. */
export interface TagLimits {
  tags: readonly string[]
  max: number | undefined
  rule: TagRule | undefined
}

/** Why a value was not added. */
export type Refusal = { why: 'duplicate'; tag: string } | { why: 'limit' } | { why: 'rule'; text: string }

/** The values with those that were added, the rejected ones, and why the first of them was rejected. */
export interface Added {
  tags: string[]
  added: string[]
  left: string[]
  refusal: Refusal | undefined
}

/** Splits a text by lines, commas, semicolons and tabs, as pasted from a spreadsheet. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Adds the valid tags; the rest is returned for correction. Values are compared without case. */
export function addTags(candidates: readonly string[], { tags, max, rule }: TagLimits): Added {
  const all = [...tags]
  const left: string[] = []
  let refusal: Refusal | undefined
  for (const tag of candidates) {
    const why = refusalOf(tag, { tags: all, max, rule })
    if (why === undefined) all.push(tag)
    else {
      left.push(tag)
      refusal ??= why
    }
  }
  return { tags: all, added: all.slice(tags.length), left, refusal }
}

function refusalOf(tag: string, { tags, max, rule }: TagLimits): Refusal | undefined {
  if (tags.some((known) => known.toLocaleLowerCase() === tag.toLocaleLowerCase()))
    return { why: 'duplicate', tag }
  if (max !== undefined && tags.length >= max) return { why: 'limit' }
  const text = rule?.(tag)
  return text === null || text === undefined ? undefined : { why: 'rule', text }
}
