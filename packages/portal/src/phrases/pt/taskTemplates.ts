import type { taskTemplates as es } from '../es/taskTemplates.ts'

export const taskTemplates = {
  names: {
    log: 'Modelos de tarefas',
  },
  list: {
    text: 'Com que começam as tarefas que se criam repetidamente.',
    create: 'Novo modelo',
    createTitle: 'Novo modelo de tarefas',
    edit: 'Editar o modelo «{{name}}»',
    none: 'Não há modelos de tarefas',
    noneText: 'Crie o primeiro para não escrever o mesmo duas vezes.',
    name: 'Nome',
    title: 'Título da tarefa',
    description: 'Descrição',
    priority: 'Prioridade',
    priorities: {
      low: 'Baixa',
      normal: 'Normal',
      high: 'Alta',
      urgent: 'Urgente',
    },
    dueDays: 'Vence em (dias)',
    checklist: 'Lista de verificação',
    recurrence: 'Regra de repetição',
    recurrenceHelp: 'Segundo a RFC 5545, por exemplo FREQ=WEEKLY;BYDAY=MO. Deixe-a vazia se não se repetir.',
    updatedAt: 'Modificado',
    activate: 'Ativar',
    deactivate: 'Desativar',
    activated: 'Modelo ativado',
    deactivated: 'Modelo desativado',
    state: 'Estado',
    active: 'Em uso',
    inactive: 'Sem uso',
    deleted: 'Eliminados',
    uses: 'Em uso',
  },
} satisfies typeof es
