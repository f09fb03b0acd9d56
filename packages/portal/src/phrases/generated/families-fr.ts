// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  anonymisationRules: "Règles d’anonymisation",
  anonymisationRuns: "Exécutions d’anonymisation",
  blacklists: "Listes noires",
  dayIncidents: "Anomalies de journée",
  downloads: "Téléchargements de listes",
  fieldClasses: "Classes des champs",
  filters: "Filtres",
  incidents: "Incidents",
  legalHolds: "Conservations légales",
  lists: "Listes",
  roles: "Rôles",
  workflows: "Flux de travail",
}
