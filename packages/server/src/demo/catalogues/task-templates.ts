import type { TaskTemplatesTable } from '#db/schema/tasks.ts'
import type { CatalogueRow } from '../catalogue-row.ts'

export const taskTemplates: readonly CatalogueRow<TaskTemplatesTable>[] = [
  {
    ...{ name: 'Alta de un agente', title: 'Preparar el alta de ', priority: 'high', dueDays: 3 },
    ...{ description: 'Todo listo antes de su primer turno.', recurrence: null },
    checklist: ['Usuario y correo', 'Puesto y cascos', 'Skills', 'Bienvenida con su coordinador'],
  },
  {
    ...{ name: 'Informe semanal del servicio', title: 'Enviar el informe semanal', priority: 'normal' },
    ...{ description: '', dueDays: 7, recurrence: 'FREQ=WEEKLY' },
    checklist: ['Nivel de servicio', 'Absentismo', 'Incidencias de la semana'],
  },
  {
    ...{ name: 'Calibración de calidad', title: 'Calibrar tres llamadas', priority: 'normal', dueDays: 14 },
    ...{ description: 'Con el cliente y dos evaluadores.', recurrence: 'FREQ=MONTHLY', checklist: [] },
  },
]
