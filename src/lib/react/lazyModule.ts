import { useEffect, useState } from 'react';

/** A module that is fetched when a component first needs it: a hook that answers `undefined` until it is there, and `load`. */
export function lazyModule<M extends object>(fetchModule: () => Promise<M>) {
  let loaded: M | undefined;
  const load = async () => {
    loaded ??= await fetchModule();
    return loaded;
  };
  const useModule = (needed = true) => {
    const [module, setModule] = useState(() => loaded);
    useEffect(() => {
      if (!needed) return undefined;
      let wanted = true;
      load().then(
        (arrived) => {
          if (wanted) setModule(() => arrived);
        },
        // Off line the plain text stays: it is all there, only without its looks.
        () => {},
      );
      return () => {
        wanted = false;
      };
    }, [needed]);
    return module;
  };
  return { load, useModule };
}
