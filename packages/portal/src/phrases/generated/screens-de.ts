// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  anonymisationRules: "Anonymisierung",
  blacklists: "Sperrliste",
  downloads: "Listen herunterladen",
  filters: "Segmentierungsfilter",
  incidents: "Störungen",
  lists: "Listen",
  roles: "Rollen",
  workflows: "Workflows",
}
