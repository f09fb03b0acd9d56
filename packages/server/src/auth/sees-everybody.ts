const everybody = ['MENU_USUARIOS', 'USUARIOS_VER', 'MENU_ASIGNACIONES', 'USUARIOS_ASIGNAR_ROLES']

/** Who may see everybody's name; whoever else looks at permissions sees their own and those of the people they coordinate. */
export const seesEverybody = (permissions: ReadonlySet<string>): boolean =>
  everybody.some((name) => permissions.has(name))
