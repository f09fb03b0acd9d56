type Read = (id: string) => PromiseLike<{ version: number }>

/** What a change says of the row it changes: the version that stands now. */
export const seen = async (family: { show: Read }, id: string): Promise<{ version: number }> => ({
  version: (await family.show(id)).version,
})
