import { useTranslation } from 'react-i18next'
import { Button, Form, Inline, Stack, TextField } from '@portal/ui-kit'
import type { StarredLine } from './use-starred-lines.ts'

interface NameFormProps {
  line: StarredLine
  /** Called with the name, or null for the title of the screen. */
  onName: (label: string | null) => void
  onCancel: () => void
}

/** Names a starred page; an empty name means the title of its screen. */
export function NameForm({ line: { label, title }, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation(['frame', 'general'])
  return (
    <Form
      onSubmit={({ name }) => {
        const text = typeof name === 'string' ? name.trim() : ''
        onName(text === '' || text === title ? null : text)
      }}
    >
      <Stack space="lg">
        <TextField
          name="name"
          label={t('starred.name')}
          description={t('starred.nameHelp')}
          defaultValue={label}
          maxLength={80}
        />
        <Inline justify="end">
          <Button onPress={onCancel}>{t('general:actions.cancel')}</Button>
          <Button type="submit" tone="primary">
            {t('general:actions.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
