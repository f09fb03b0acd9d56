// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Segmente aktivieren",
  anonymisationRules: "Anonymisierung",
  blacklists: "Sperrliste",
  downloads: "Listen herunterladen",
  duplicates: "Duplikate",
  filters: "Segmentierungsfilter",
  incidents: "Störungen",
  lists: "Listen",
  openings: "Öffnungen",
  roles: "Rollen",
  segmentRuns: "Filter verarbeiten",
  segments: "Segmente",
  tasks: "Aufgaben",
  uploads: "Dateien hochladen",
  workflows: "Workflows",
}
