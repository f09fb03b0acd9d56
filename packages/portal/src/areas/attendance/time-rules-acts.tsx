import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, type TimeRuleSetDetail } from '@portal/sdk'
import { timeRules } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { like } from '#patterns/like.ts'
import { useCan } from '#patterns/use-can.ts'
import { TimeRulesForm } from './time-rules-form.tsx'

type Act = 'publish' | 'turnOff' | 'write' | 'remove'
interface TimeRulesActsProps {
  set: TimeRuleSetDetail
  onRemoved: () => void
}

/** The actions on time rules, for people who manage calendars. */
export function TimeRulesActs({ set, onRemoved }: TimeRulesActsProps) {
  const { t } = useTranslation('timeRules')
  const canEdit = useCan()('CALENDARIOS_GESTIONAR')
  const [asked, setAsked] = useState<Act>()
  const close = () => setAsked(undefined)
  if (!canEdit) return null
  const isDraft = set.state === 'draft'
  return (
    <>
      {set.state === 'published' ? (
        <Button size="sm" onPress={() => setAsked('turnOff')}>
          {t('rules.turnOff')}
        </Button>
      ) : (
        <Button size="sm" tone="primary" icon="check" onPress={() => setAsked('publish')}>
          {t('rules.publish')}
        </Button>
      )}
      <Button size="sm" icon={isDraft ? 'pencil' : 'plus'} onPress={() => setAsked('write')}>
        {t(isDraft ? 'rules.edit' : 'rules.next')}
      </Button>
      {isDraft ? (
        <Button size="sm" icon="trash" onPress={() => setAsked('remove')}>
          {t('rules.remove')}
        </Button>
      ) : null}
      <Questions {...{ set, asked, onRemoved }} onClose={close} />
      {asked === 'write' ? <TimeRulesForm set={set} onClose={close} /> : null}
    </>
  )
}

/** The confirmations before rules are published, withdrawn or deleted. */
function Questions({
  set,
  asked,
  onClose,
  onRemoved,
}: TimeRulesActsProps & { asked: Act | undefined; onClose: () => void }) {
  const { t } = useTranslation('timeRules')
  const { publish, turnOff, destroy } = useFamily(timeRules)
  const { version, validFrom: from, examples } = set
  const ofSet = { onClose, idOf: ({ id }: TimeRuleSetDetail) => id }
  const subject = (act: Act) => (asked === act ? set : undefined)
  return (
    <>
      <ConfirmAction
        {...ofSet}
        subject={subject('publish')}
        title={({ name }) => t('rules.publishTitle', { name })}
        text={() => t('rules.publishText', { from })}
        confirmLabel={t('rules.publish')}
        act={like(publish, (id: string) => publish(id, { version }))}
        done={t('rules.published')}
        more={(error) => <Failing error={error} examples={examples} />}
        onDone={onClose}
      />
      <ConfirmAction
        {...ofSet}
        subject={subject('turnOff')}
        title={({ name }) => t('rules.turnOffTitle', { name })}
        text={() => t('rules.turnOffText', { from })}
        confirmLabel={t('rules.turnOff')}
        act={like(turnOff, (id: string) => turnOff(id, { version }))}
        done={t('rules.turnedOff')}
        onDone={onClose}
      />
      <ConfirmAction
        {...ofSet}
        subject={subject('remove')}
        title={({ name }) => t('rules.removeTitle', { name })}
        text={() => t('rules.removeText', { from })}
        confirmLabel={t('rules.remove')}
        act={destroy}
        done={t('rules.removed')}
        onDone={onRemoved}
      />
    </>
  )
}

/** The examples that block the publication of the rules. */
function Failing({ error, examples }: { error: unknown } & Pick<TimeRuleSetDetail, 'examples'>) {
  const { t } = useTranslation('timeRules')
  const failing = examples.filter(({ passes }) => !passes)
  if (!isPortalError(error, 'validation') || failing.length === 0) return null
  return (
    <Alert tone="warning">{t('rules.failing', { name: failing.map(({ name }) => name).join(', ') })}</Alert>
  )
}
