import type { taskTemplates as es } from '../es/taskTemplates.ts'

export const taskTemplates = {
  names: {
    log: 'Modèles de tâches',
  },
  list: {
    text: 'Ce par quoi commencent les tâches que l’on crée souvent.',
    create: 'Nouveau modèle',
    createTitle: 'Nouveau modèle de tâche',
    edit: 'Modifier le modèle « {{name}} »',
    none: 'Il n’y a pas de modèles de tâches',
    noneText: 'Créez le premier pour ne rien écrire deux fois.',
    name: 'Nom',
    title: 'Titre de la tâche',
    description: 'Description',
    priority: 'Priorité',
    priorities: {
      low: 'Basse',
      normal: 'Normale',
      high: 'Haute',
      urgent: 'Urgente',
    },
    dueDays: 'Échéance dans (jours)',
    checklist: 'Liste de contrôle',
    recurrence: 'Règle de répétition',
    recurrenceHelp:
      'Selon la RFC 5545, par exemple FREQ=WEEKLY;BYDAY=MO. Laissez vide si elle ne se répète pas.',
    updatedAt: 'Modifié',
    activate: 'Activer',
    deactivate: 'Désactiver',
    activated: 'Modèle activé',
    deactivated: 'Modèle désactivé',
    state: 'État',
    active: 'Utilisé',
    inactive: 'Non utilisé',
    deleted: 'Supprimés',
    uses: 'Utilisé',
  },
} satisfies typeof es
