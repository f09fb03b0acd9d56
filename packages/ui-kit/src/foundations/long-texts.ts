/** As long as words get in Spanish and in German: what every part must bear, shown among its states. */
export const longTexts = {
  es: 'Solicitudes de vacaciones de operaciones pendientes de aprobación por el coordinador',
  de: 'Abwesenheitsverwaltungskoordinationsabteilung der Kundenbetreuungsgesellschaft',
} as const
