import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Activation } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline, LinkButton } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { useCan } from '#patterns/use-can.ts'
import { ActivationForm } from './activation-form.tsx'
import { addressOf, isOpen } from './activation-state.ts'
import { useActivationActs } from './use-activation-acts.ts'

/** Pauses, resumes, replaces or ends an activation; leased records stay with their agents. */
export function ActivationButtons({ activation }: { activation: Activation }) {
  const { t } = useTranslation('activations')
  const can = useCan()
  const navigate = useNavigate()
  const { exhaust } = useFamily(activations)
  const acts = useActivationActs()(activation)
  const [asking, setAsking] = useState<'replace' | 'exhaust'>()
  const close = () => setAsking(undefined)
  return (
    <Inline space="sm">
      <LinkButton href="/clustering/ActivarSegmentos" tone="quiet" icon="arrowLeft">
        {t('buttons.back')}
      </LinkButton>
      {acts.map(({ id, label, icon, isPending, run }) => (
        <Button key={id} icon={icon} isPending={isPending} onPress={run}>
          {label}
        </Button>
      ))}
      {isOpen(activation) && can('SEGMENTACION_ACTIVAR') ? (
        <>
          <Button icon="restart" onPress={() => setAsking('replace')}>
            {t('buttons.replace')}
          </Button>
          <Button tone="danger" icon="x" onPress={() => setAsking('exhaust')}>
            {t('buttons.exhaust')}
          </Button>
        </>
      ) : null}
      {asking === 'replace' ? (
        <ActivationForm
          replaced={activation}
          onClose={close}
          onMade={(made) => {
            close()
            void navigate(addressOf(made))
          }}
        />
      ) : null}
      <ConfirmAction
        subject={asking === 'exhaust' ? activation : undefined}
        onClose={close}
        title={({ name }) => t('buttons.exhaustTitle', { name })}
        text={() => t('buttons.exhaustText')}
        confirmLabel={t('buttons.exhaust')}
        act={exhaust}
        idOf={({ id }) => id}
        done={t('buttons.exhausted')}
        onDone={close}
      />
    </Inline>
  )
}
