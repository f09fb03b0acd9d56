// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  blacklists: "Blacklists",
  dayIncidents: "Workday incidents",
  downloads: "Downloads of lists",
  filters: "Filters",
  incidents: "Incidents",
  roles: "Roles",
  workflows: "Workflows",
}
