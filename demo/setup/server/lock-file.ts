/** An entry of `packages` in a package-lock.json. */
export interface LockedPackage {
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
}

export type LockedPackages = Record<string, LockedPackage>

/** Returns the path of a package that an importer finds: in its own node_modules, else in those of the folders above. */
const findPackage = (packages: LockedPackages, importer: string, name: string): string | undefined => {
  const path = `${importer && `${importer}/`}node_modules/${name}`
  if (packages[path]) return path
  if (importer === '') return undefined
  return findPackage(packages, importer.slice(0, Math.max(0, importer.lastIndexOf('/node_modules/'))), name)
}

/** Returns the paths of all packages that some packages need, including themselves. */
const reachable = (packages: LockedPackages, names: string[], withOptional: boolean): Set<string> => {
  const found = new Set<string>()
  const waiting = names.map((name) => ({ importer: '', name, isOptional: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = findPackage(packages, next.importer, next.name)
    const locked = path === undefined ? undefined : packages[path]
    if (path === undefined || !locked) {
      if (next.isOptional) continue
      throw new Error(`The lock file lacks ${next.name}, which ${next.importer || 'the server'} needs`)
    }
    if (found.has(path)) continue
    found.add(path)
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    const add = (isOptional: boolean) => (name: string) => waiting.push({ importer: path, name, isOptional })
    ;[...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies)).forEach(add(false))
    if (withOptional) Object.keys(optionalDependencies).forEach(add(true))
  }
  return found
}

/**
 * Returns the entries of a lock file that some of its packages need. All keep their place and version.
 * @throws Error if the lock file lacks one.
 */
export const lockedPackagesOf = (packages: LockedPackages, names: string[]): LockedPackages => {
  const needed = reachable(packages, names, false)
  const paths = [...reachable(packages, names, true)].sort()
  return Object.fromEntries(
    paths.map((path) => {
      const { dev: _dev, devOptional: _devOptional, peer: _peer, optional: _optional, ...locked } = packages[path] as LockedPackage
      return [path, needed.has(path) ? locked : { ...locked, optional: true }]
    }),
  )
}
