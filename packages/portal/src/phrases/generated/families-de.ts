// What families are called in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const families = {
  dayIncidents: "Auffälligkeiten von Arbeitstagen",
  blacklists: "Sperrlisten",
  filters: "Filter",
  incidents: "Störungen",
  roles: "Rollen",
  workflows: "Workflows",
}
