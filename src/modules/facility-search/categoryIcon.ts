import ArrowPathIcon from '@heroicons/react/24/outline/ArrowPathIcon';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import BoltIcon from '@heroicons/react/24/outline/BoltIcon';
import BuildingLibraryIcon from '@heroicons/react/24/outline/BuildingLibraryIcon';
import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import BuildingStorefrontIcon from '@heroicons/react/24/outline/BuildingStorefrontIcon';
import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import FaceSmileIcon from '@heroicons/react/24/outline/FaceSmileIcon';
import HandRaisedIcon from '@heroicons/react/24/outline/HandRaisedIcon';
import HeartIcon from '@heroicons/react/24/outline/HeartIcon';
import HomeIcon from '@heroicons/react/24/outline/HomeIcon';
import LifebuoyIcon from '@heroicons/react/24/outline/LifebuoyIcon';
import PuzzlePieceIcon from '@heroicons/react/24/outline/PuzzlePieceIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import ViewfinderCircleIcon from '@heroicons/react/24/outline/ViewfinderCircleIcon';

import type { IconSource } from '#components/Icon';

const icons: Readonly<Record<string, IconSource>> = {
  'arrow-path': ArrowPathIcon,
  beaker: BeakerIcon,
  'bell-alert': BellAlertIcon,
  bolt: BoltIcon,
  'building-library': BuildingLibraryIcon,
  'building-office-2': BuildingOffice2Icon,
  'building-storefront': BuildingStorefrontIcon,
  'chat-bubble-left-right': ChatBubbleLeftRightIcon,
  eye: EyeIcon,
  'face-smile': FaceSmileIcon,
  'hand-raised': HandRaisedIcon,
  heart: HeartIcon,
  home: HomeIcon,
  lifebuoy: LifebuoyIcon,
  'puzzle-piece': PuzzlePieceIcon,
  'shield-check': ShieldCheckIcon,
  'user-group': UserGroupIcon,
  'viewfinder-circle': ViewfinderCircleIcon,
};

/** The drawing of a category by its Heroicons name; a shop front for one that is not known here. */
export function categoryIcon(name: string): IconSource {
  return icons[name] ?? BuildingStorefrontIcon;
}
