// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  anonymisationRules: "Anonymisation",
  blacklists: "Liste noire",
  downloads: "Téléchargement de listes",
  filters: "Filtres de segmentation",
  incidents: "Incidents",
  lists: "Listes",
  roles: "Rôles",
  workflows: "Flux de travail",
}
