import { useQuery } from '@tanstack/react-query';

import { Picture } from '#components/Picture';

import { imageQuery } from './queries';

export type ProductImageProps = {
  /** Path of a sample, or of a picture that was uploaded. */
  path: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Width and height in px. */
  size: number;
  /** As wide as its container. */
  full?: boolean | undefined;
};

/** A square picture of a product. Those that were uploaded are read with the token of their owner. */
export function ProductImage({ path, alt, size, full = false }: ProductImageProps) {
  const isUploaded = path.startsWith('/api/');
  const { data } = useQuery({ ...imageQuery(path), enabled: isUploaded });
  return (
    <Picture
      src={isUploaded ? data : path}
      alt={alt}
      width={size}
      height={size}
      ratio={1}
      fit="cover"
      radius="small"
      extent={full ? 'full' : 'natural'}
    />
  );
}
