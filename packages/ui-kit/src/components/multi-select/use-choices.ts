import { useState } from 'react'
import { useRestored } from '#private/field/use-restored.ts'
import type { Option } from '#private/option.ts'
import { useWords } from '#words/use-words.ts'
import { createId, isFull, offered } from './choices.ts'

interface ChoicesInput<Id extends string> {
  name: string | undefined
  options: readonly Option<Id>[]
  value: readonly Id[] | undefined
  defaultValue: readonly Id[] | undefined
  onChange: ((ids: Id[]) => void) | undefined
  onCreate: ((text: string) => Promise<Option<Id>> | Option<Id>) | undefined
  max: number | undefined
}

/** The chosen options, the typed text, and the effect of pressing an option. */
export function useChoices<Id extends string>(input: ChoicesInput<Id>) {
  const { options, value, onChange, onCreate, max } = input
  const { multiSelect: words } = useWords()
  const restored = useRestored({ name: input.name, value, onChange }, (texts) =>
    options.flatMap(({ id }) => (texts.includes(id) ? [id] : [])),
  )
  const [own, setOwn] = useState<readonly Id[]>(restored ?? input.defaultValue ?? [])
  const [made, setMade] = useState<readonly Option<Id>[]>([])
  const [written, setWritten] = useState('')
  const [news, setNews] = useState('')
  const known = [...options, ...made.filter(({ id }) => !options.some((option) => option.id === id))]
  const chosen = value ?? own
  const choose = (ids: Id[], option?: Option<Id>) => {
    setOwn(ids)
    setWritten('')
    onChange?.(ids)
    if (option !== undefined) setNews((ids.includes(option.id) ? words.added : words.removed)(option.label))
  }
  const create = async () => {
    const option = await onCreate?.(written.trim())
    if (option === undefined) return
    setMade((before) => [...before, option])
    choose([...chosen, option.id], option)
  }
  const toggle = (id: string) => {
    const option = known.find((candidate) => candidate.id === id)
    if (option === undefined) return
    const rest = chosen.filter((other) => other !== option.id)
    choose(rest.length < chosen.length ? rest : [...chosen, option.id], option)
  }
  return {
    chosen,
    chosenOptions: chosen.flatMap((id) => known.find((option) => option.id === id) ?? []),
    written,
    setWritten,
    news,
    isFull: isFull({ chosen, max }),
    items: offered({
      options: known,
      chosen,
      written,
      max,
      createLabel: onCreate === undefined ? undefined : words.create,
    }),
    remove: toggle,
    // React Aria reports all chosen ids: the difference is the pressed one. On blur it reports the same ids again.
    take: (ids: readonly string[]) => {
      const before: readonly string[] = chosen
      const pressed = ids.find((id) => !before.includes(id)) ?? before.find((id) => !ids.includes(id))
      // The caller reports the error; the typed text stays in the field.
      if (pressed === createId) create().catch(() => undefined)
      else if (pressed !== undefined) toggle(pressed)
    },
  }
}
