import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { Coverage } from './coverage.tsx'
import type { OperationActs } from './use-operation-deciding.tsx'
import { RequestDrawer } from './vacation-drawer.tsx'

interface OperationDrawerProps {
  id: string
  acts: OperationActs
  onClose: () => void
}

/** A plan's request with its days and history; for deciders also its effect on the coverage (VOP-7). */
export function OperationDrawer({ id, acts, onClose }: OperationDrawerProps) {
  const answer = useData(useFamily(operationVacations).show, [id])
  return (
    <RequestDrawer
      answer={answer}
      onClose={onClose}
      acts={(request) =>
        acts(request)
          .filter((act) => act.id !== 'coverage')
          .map((act) => (
            <Button
              key={act.id}
              size="sm"
              icon={act.icon}
              tone={act.id === 'approve' ? 'primary' : 'neutral'}
              onPress={act.run}
            >
              {act.label}
            </Button>
          ))
      }
      beside={(request) => (request.canDecide ? <Coverage ids={[request.id]} /> : null)}
    />
  )
}
