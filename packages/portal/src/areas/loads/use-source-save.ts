import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoadSource, LoadSourceInput } from '@portal/sdk'
import { loadSources } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { FormValues } from '@portal/ui-kit'
import { isTicked, numberOf, rawTextOf, textOf } from '#patterns/form-values.ts'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { useClash } from '#patterns/resource-screen/use-clash.ts'
import { useForm } from '#patterns/use-form.ts'
import { sourceAddress } from './source-address.ts'

interface Saving extends Pick<LoadSource, 'kind' | 'afterwards'> {
  source: LoadSource | undefined
  onSaved: (saved: LoadSource) => void
}

/** Makes a source, or changes it. */
export function useSourceSave({ source, kind, afterwards, onSaved }: Saving) {
  const family = useFamily(loadSources)
  const navigate = useNavigate()
  const announce = useAnnounceMade()
  // The version seen when the form opened: a later change by somebody else is a conflict.
  const [seen] = useState(source)
  const { clash, write } = useClash({ show: family.show, patch: family.update })
  const save = useForm({
    action: (values) => {
      const input = inputOf(values, kind, afterwards)
      return seen === undefined ? family.create(input) : write(seen, input)
    },
    onDone: (saved) => {
      announce(saved.name)
      onSaved(saved)
      void navigate(sourceAddress(saved))
    },
  })
  return { save, clash }
}

/** What is sent of what was written. A password that is left empty stays. */
function inputOf(
  values: FormValues,
  kind: LoadSource['kind'],
  afterwards: LoadSource['afterwards'],
): LoadSourceInput {
  const every = (['day', 'week', 'month'] as const).find((one) => one === textOf(values.every)) ?? 'day'
  return {
    ...{ name: textOf(values.name), kind, folder: textOf(values.folder), pattern: textOf(values.pattern) },
    ...{ templateId: textOf(values.templateId), afterwards, active: isTicked(values.active) },
    ...connectionOf(values, kind),
    schedule: {
      ...{ every, hour: numberOf(values.hour) ?? 6, timeZone: textOf(values.timeZone) },
      weekday: every === 'week' ? numberOf(values.weekday) : null,
      day: every === 'month' ? numberOf(values.day) : null,
    },
  }
}

/** Each kind has its own fields. */
function connectionOf(values: FormValues, kind: LoadSource['kind']): Partial<LoadSourceInput> {
  if (kind === 'folder') return {}
  const { host, username, password, fingerprint, bucket, region } = values
  const remote = { host: textOf(host), username: textOf(username), password: rawTextOf(password) || null }
  if (kind === 'sftp') return { ...remote, fingerprint: textOf(fingerprint) || null }
  return { ...remote, bucket: textOf(bucket), region: textOf(region) || null }
}
