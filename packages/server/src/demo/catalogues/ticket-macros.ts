import type { TicketMacrosTable } from '#db/schema/ticket-macros.ts'
import type { CatalogueRow } from '../catalogue-row.ts'

const nothing: Omit<CatalogueRow<TicketMacrosTable>, 'name' | 'reply'> = {
  ...{ scope: 'everybody', owner: 'all', isInternal: false, tagIds: [], values: {} },
  ...{ skillId: null, priorityId: null, toSkillId: null, assign: 'keep', assigneeId: null },
  ...{ move: 'none', pendingDays: null, finalStateId: null },
}

export const ticketMacros: readonly CatalogueRow<TicketMacrosTable>[] = [
  {
    ...nothing,
    ...{ name: 'Falta documentación', move: 'postpone', pendingDays: 14 },
    reply:
      'Hola, {{requester.name}}: para seguir con su petición {{ticket.number}} necesitamos que nos envíe la documentación antes del {{fecha+14d}}. Un saludo, {{agent.name}}',
  },
  {
    ...nothing,
    name: 'Acuse de recibo',
    reply:
      'Hola, {{requester.name}}: hemos recibido su petición. Su clave es {{ticket.key}}. Le contestaremos lo antes posible.',
  },
  {
    ...nothing,
    ...{ name: 'Devolver a la cola', assign: 'nobody', isInternal: true },
    reply: 'Vuelve a la cola: {{ticket.subject}}.',
  },
]
