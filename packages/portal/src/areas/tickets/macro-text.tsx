import { TextArea } from '@portal/ui-kit'
import type { ControlProps } from '#patterns/resource-screen/fields.tsx'

/** The text of a macro, with the available variables. */
export function MacroText({ value, translate, rule: { maxLength = 20_000 } }: ControlProps) {
  return (
    <TextArea
      name="reply"
      label={translate('reply')}
      description={translate('replyHelp')}
      defaultValue={typeof value === 'string' ? value : ''}
      maxLength={maxLength}
      rows={6}
    />
  )
}
