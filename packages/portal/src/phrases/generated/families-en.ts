// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  anonymisationRules: "Anonymisation rules",
  anonymisationRuns: "Anonymisation runs",
  blacklists: "Blacklists",
  dayIncidents: "Workday incidents",
  downloads: "Downloads of lists",
  fieldClasses: "Classes of fields",
  filters: "Filters",
  incidents: "Incidents",
  legalHolds: "Legal holds",
  lists: "Lists",
  roles: "Roles",
  workflows: "Workflows",
}
