import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employeeGroupMembers } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, Button, readForm, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ruleOf } from './group-input.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

/** The people who match the rule in the form, before it is saved. */
export function RulePreview() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const preview = useAction(useFamily(employeeGroupMembers).preview)
  const [shown, setShown] = useState<{ count: number; people: readonly { displayName: string }[] }>()
  const ask = () => {
    const form = place.current?.closest('form')
    if (form) preview(ruleOf(readForm(form))).then(setShown, () => setShown(undefined))
  }
  return (
    <div ref={place}>
      <Stack space="sm">
        <Button icon="users" isPending={preview.isPending} onPress={ask}>
          {t('groups.preview')}
        </Button>
        <div role="status">
          {shown === undefined
            ? null
            : t('groups.previewed', {
                number: format.whole(shown.count),
                names: shown.people.map(({ displayName }) => displayName).join(', '),
              })}
        </div>
        {preview.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={preview.error} />
          </Alert>
        )}
      </Stack>
    </div>
  )
}
