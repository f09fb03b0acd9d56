/** The longest words of Spanish and German: every component must cope with them in one of its stories. */
export const longTexts = {
  es: 'Solicitudes de vacaciones de operaciones pendientes de aprobación por el coordinador',
  de: 'Abwesenheitsverwaltungskoordinationsabteilung der Kundenbetreuungsgesellschaft',
} as const
