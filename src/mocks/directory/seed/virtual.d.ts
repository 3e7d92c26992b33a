declare module 'virtual:orvela/search/*' {
  const shard: import('./shards').SearchShard;
  export default shard;
}
declare module 'virtual:orvela/detail/*' {
  const bucket: import('./detailShards').DetailBucket;
  export default bucket;
}
declare module 'virtual:orvela/places/*' {
  const places: import('./shards').PlacesShard;
  export default places;
}
declare module 'virtual:orvela/taxonomy/*' {
  const taxonomy: import('./shards').TaxonomyShard;
  export default taxonomy;
}
declare module 'virtual:orvela/tags/*' {
  const pages: import('./groundShards').TagPagesShard;
  export default pages;
}
declare module 'virtual:orvela/counts/*' {
  const counts: import('./groundShards').CountsShard;
  export default counts;
}
declare module 'virtual:orvela/checks' {
  const checks: import('./groundShards').ChecksShard;
  export default checks;
}
declare module 'virtual:orvela/stats' {
  const stats: import('./shards').DirectoryStats;
  export default stats;
}
declare module 'virtual:orvela/basemap/*' {
  const map: import('#mocks/build/basemap').Basemap;
  export default map;
}
declare module 'virtual:orvela/articles/*' {
  const shard: import('#mocks/build/articleShard').ArticleShard;
  export default shard;
}
declare module 'virtual:orvela/help/*' {
  const documents: import('#mocks/help-center/helpDocument').HelpDocument[];
  export default documents;
}
declare module 'virtual:orvela/roads' {
  const roads: import('#mocks/directions/seed/roadShard').RoadShard;
  export default roads;
}
