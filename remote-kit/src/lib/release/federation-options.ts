/** What the shell's and every remote's ModuleFederationPlugin have in common. */
export const FEDERATION_OPTIONS = {
  // Types come from shared-contracts, and refresh from webpack's own development server.
  dts: false,
  dev: false,
  // `version-first` would fetch every registered remote at boot.
  shareStrategy: 'loaded-first',
  manifest: true,
} as const
