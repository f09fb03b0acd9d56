type Read = (id: string) => PromiseLike<{ version: number }>

/** The precondition of an update: the row's current version. */
export const seen = async (family: { show: Read }, id: string): Promise<{ version: number }> => ({
  version: (await family.show(id)).version,
})
