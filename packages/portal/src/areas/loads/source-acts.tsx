import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LoadSource } from '@portal/sdk'
import { loadSources } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline, LinkButton } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { sourcesAddress } from './source-address.ts'

/** The actions on a source: check now, and delete. */
export function SourceActs({ source }: { source: LoadSource }) {
  const { t } = useTranslation(['loadSources', 'general'])
  const can = useCan()
  const navigate = useNavigate()
  const family = useFamily(loadSources)
  const run = useAct(family.run, t('acts.started'))
  const [removed, setRemoved] = useState<LoadSource>()
  return (
    <Inline space="sm">
      <LinkButton href={sourcesAddress} tone="quiet" icon="arrowLeft">
        {t('acts.back')}
      </LinkButton>
      {can('CARGUE_ELIMINAR') ? (
        <Button icon="trash" onPress={() => setRemoved(source)}>
          {t('general:actions.destroy')}
        </Button>
      ) : null}
      {can('CARGUE_CREAR') ? (
        <Button icon="play" isPending={run.isPending || source.isRunning} onPress={() => void run(source.id)}>
          {t('acts.run')}
        </Button>
      ) : null}
      <ConfirmAction
        subject={removed}
        onClose={() => setRemoved(undefined)}
        title={({ name }) => t('general:confirm.title', { name })}
        text={() => t('acts.destroyText')}
        confirmLabel={t('general:actions.destroy')}
        act={family.destroy}
        idOf={({ id }) => id}
        done={t('general:done.destroyed')}
        onDone={() => void navigate(sourcesAddress)}
      />
    </Inline>
  )
}
