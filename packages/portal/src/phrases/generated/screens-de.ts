// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  blacklists: "Sperrliste",
  downloads: "Listen herunterladen",
  filters: "Segmentierungsfilter",
  incidents: "Störungen",
  roles: "Rollen",
  workflows: "Workflows",
}
