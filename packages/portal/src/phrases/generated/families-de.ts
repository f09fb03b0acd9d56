// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  anonymisationRules: "Regeln der Anonymisierung",
  anonymisationRuns: "Läufe der Anonymisierung",
  blacklists: "Sperrlisten",
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  downloads: "Heruntergeladene Listen",
  fieldClasses: "Klassen von Feldern",
  filters: "Filter",
  incidents: "Störungen",
  legalHolds: "Aufbewahrungspflichten",
  lists: "Listen",
  roles: "Rollen",
  workflows: "Workflows",
}
