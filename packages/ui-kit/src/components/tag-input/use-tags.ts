import { useState } from 'react'
import { useRestored } from '#private/field/use-restored.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { addTags, splitTags, type Refusal, type TagRule } from './tags.ts'

interface TagsInput {
  name: string | undefined
  value: readonly string[] | undefined
  defaultValue: readonly string[] | undefined
  onChange: ((tags: string[]) => void) | undefined
  max: number | undefined
  rule: TagRule | undefined
}

/** The tags, the text being typed, and why a tag was not added. */
export function useTags({ name, value, defaultValue = [], onChange, max, rule }: TagsInput) {
  const { tagInput: words } = useWords()
  const { locale } = useLocale()
  const restored = useRestored({ name, value, onChange }, (texts) => [...texts])
  const [own, setOwn] = useState<readonly string[]>(restored ?? defaultValue)
  const [draft, setDraft] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const [news, setNews] = useState('')
  const tags = value ?? own
  const change = (next: string[]) => {
    setOwn(next)
    onChange?.(next)
  }
  const textOf = (refusal: Refusal): string => {
    if (refusal.why === 'rule') return refusal.text
    return refusal.why === 'duplicate'
      ? words.duplicate(refusal.tag)
      : words.limit(formatNumber(max ?? 0, locale))
  }
  return {
    tags,
    draft,
    complaint,
    news,
    write: (text: string) => {
      setDraft(text)
      setComplaint(undefined)
    },
    /** Adds the tags in a text; rejected ones stay in the field. */
    add: (text: string) => {
      const result = addTags(splitTags(text), { tags, max, rule })
      setDraft(result.left.join(', '))
      setComplaint(result.refusal === undefined ? undefined : textOf(result.refusal))
      const last = result.added.at(-1)
      if (last === undefined) return
      setNews(words.added(result.added.length, last))
      change(result.tags)
    },
    remove: (tag: string) => change(tags.filter((other) => other !== tag)),
  }
}
