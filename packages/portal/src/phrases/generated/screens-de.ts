// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  blacklists: "Sperrliste",
  duplicates: "Duplikate",
  filters: "Segmentierungsfilter",
  incidents: "Störungen",
  roles: "Rollen",
  workflows: "Workflows",
}
