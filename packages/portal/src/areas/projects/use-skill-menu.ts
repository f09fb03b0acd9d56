import { useTranslation } from 'react-i18next'
import type { Skill } from '@portal/sdk'
import { synchronization } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'

/** The campaign of a skill can be synchronized alone. */
export function useSkillMenu(): (row: Skill) => readonly MenuSection[] {
  const { t } = useTranslation('projects')
  const can = useCan()
  const run = useAct(useFamily(synchronization).runCampaign, t('synchronization.started'))
  return ({ campaignId }) => [
    {
      items: can('SINCRONIZACION_EJECUTAR')
        ? [
            {
              id: 'synchronize',
              label: t('skills.synchronize'),
              icon: 'refresh',
              onAction: () => void run(campaignId),
            },
          ]
        : [],
    },
  ]
}
